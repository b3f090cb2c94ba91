import { useOpenPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { usersDetail } from "./panels.ts";

/** Whose detail is open. */
export function useOpenUser(): string | undefined {
	const { panels } = useOpenPanels();
	const userId = panels.find(({ id }) => id === usersDetail.id)?.params.userId;
	return typeof userId === "string" ? userId : undefined;
}
