import { Slot } from "#kit/web/slots/slot.tsx";

/** What other features say in the detail of a workspace. */
export function WorkspaceSlot({ item }: { readonly item: { readonly id: string } }) {
	return <Slot place={{ section: "workspaces.detail" }} props={{ item }} />;
}
