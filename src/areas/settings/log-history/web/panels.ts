import type { Language } from "#kit/contract/language.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { logHistoryParams } from "../contract.ts";
import { texts } from "./panel-titles/text.ts";

const words = (language: Language) => texts[language];

/** The trace of one entry; which right it takes depends on the entity, so the server says. */
export const commonLogHistory = definePanel({
	id: "common.log-history",
	title: (language) => words(language).title,
	params: logHistoryParams,
	width: 750,
	load: () => import("./log-history.panel.tsx"),
});
