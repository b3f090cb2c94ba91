import { useOpenPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { unitsDetail } from "./panels.ts";

/** Whose detail is open. */
export function useOpenUnit(): string | undefined {
	const { panels } = useOpenPanels();
	const unitId = panels.find(({ id }) => id === unitsDetail.id)?.params.unitId;
	return typeof unitId === "string" ? unitId : undefined;
}
