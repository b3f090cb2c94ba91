import * as z from "zod/mini";
import { civilDay, id } from "../../../../kit/contract/fields.ts";
import type { Language } from "../../../../kit/contract/language.ts";
import { definePanel } from "../../../../kit/ui/panel-stack/define-panel.ts";
import { texts as german } from "./panel-titles/text.de.ts";
import { texts as english } from "./panel-titles/text.en.ts";

const words = (language: Language) => (language === "en-EN" ? english : german);
const features = ["TIMETRACKINGS"] as const;

export const ofEntry = z.object({ id });
/** Oneself, today, where nothing is said. */
export const ofNewEntry = z.object({
	userId: z.optional(id),
	day: z.optional(civilDay),
});

/** An entry with its steps, its history and what may be done with it. */
export const timeTrackingsDetail = definePanel({
	id: "time-trackings.detail",
	title: (language) => words(language).detail,
	params: ofEntry,
	features,
	load: () => import("./time-trackings-detail.panel.tsx"),
});

export const timeTrackingsCreate = definePanel({
	id: "time-trackings.create",
	title: (language) => words(language).create,
	params: ofNewEntry,
	features,
	palette: true,
	load: () => import("./time-trackings-create.panel.tsx"),
});

export const timeTrackingsEdit = definePanel({
	id: "time-trackings.edit",
	title: (language) => words(language).edit,
	params: ofEntry,
	features,
	load: () => import("./time-trackings-edit.panel.tsx"),
});

export const timeTrackingsReasonRequest = definePanel({
	id: "time-trackings.reason-request",
	title: (language) => words(language).reasonRequest,
	params: ofEntry,
	features,
	load: () => import("./time-trackings-reason-request.panel.tsx"),
});

export const timeTrackingsRequestChange = definePanel({
	id: "time-trackings.request-change",
	title: (language) => words(language).requestChange,
	params: ofEntry,
	features,
	load: () => import("./time-trackings-request-change.panel.tsx"),
});
