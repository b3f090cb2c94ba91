import { mayOpenPanel, registeredPanels } from "./panel-stack.ts";

/** Whether a panel exists for this person: what leads to another one is no link. */
export function isOpenable({ id }: { readonly id: string }): boolean {
	const registered = registeredPanels().get(id);
	return registered !== undefined && mayOpenPanel(registered);
}
