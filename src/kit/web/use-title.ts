import type { Panel } from "#kit/ui/panel-stack/define-panel.ts";
import { useLanguage } from "./language-store.ts";

/** What a panel is called, in the language shown. */
export function useTitle({ title }: Pick<Panel, "title">): string {
	return title(useLanguage());
}
