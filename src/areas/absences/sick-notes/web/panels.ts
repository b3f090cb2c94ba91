import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

/** Without a certificate a new one. */
export const ofSickNote = z.object({ absenceId: id, noteId: z.optional(id) });
export const ofSickness = z.object({ absenceId: id });

export const sickNotesEdit = definePanel({
	id: "sick-notes.edit",
	title: ["Bescheinigung", "Certificate"],
	params: ofSickNote,
	stack: "sub",
	load: () => import("./sick-notes-edit.panel.tsx"),
});

/** Whether an illness is the same as an earlier one. */
export const sickNotesIllness = definePanel({
	id: "sick-notes.illness",
	title: ["Krankheit", "Illness"],
	params: ofSickness,
	stack: "sub",
	load: () => import("./sick-notes-illness.panel.tsx"),
});
