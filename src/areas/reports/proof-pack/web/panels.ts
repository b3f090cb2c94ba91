import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

export const ofProvedPerson = z.object({ userId: id });

/** What proves a person's times, as a document. */
export const proofPack = definePanel({
	id: "reports.proof-pack",
	title: ["Nachweismappe", "Proof pack"],
	params: ofProvedPerson,
	permission: { key: "audit.manage", level: "READ" },
	load: () => import("./proof-pack.panel.tsx"),
});
