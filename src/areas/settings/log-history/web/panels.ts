import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { logHistoryParams } from "../contract/params.ts";

/** The trace of one entry; which right it takes depends on the entity, so the server says. */
export const commonLogHistory = definePanel({
	id: "common.log-history",
	title: ["Verlauf", "History"],
	params: logHistoryParams,
	width: 750,
	load: () => import("./log-history.panel.tsx"),
});
