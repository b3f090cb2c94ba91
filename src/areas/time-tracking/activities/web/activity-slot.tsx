import { Slot } from "#kit/web/slots/slot.tsx";

/** What other features say in the detail of an activity. */
export function ActivitySlot({ item }: { readonly item: { readonly id: string } }) {
	return <Slot place={{ section: "activities.detail" }} props={{ item }} />;
}
