import { useOpenPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { customersDetail } from "./panels.ts";

/** Whose detail is open. */
export function useOpenCustomer(): string | undefined {
	const { panels } = useOpenPanels();
	const id = panels.find((panel) => panel.id === customersDetail.id)?.params.id;
	return typeof id === "string" ? id : undefined;
}
