import * as z from "zod/mini";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

export const ofCalendars = z.object({});

/** A calendar file becomes appointments. */
export const appointmentsImport = definePanel({
	id: "appointments.import",
	title: ["Kalenderdatei einlesen", "Import a calendar file"],
	params: ofCalendars,
	palette: true,
	load: () => import("./import/appointments-import.panel.tsx"),
});

/** Calendars of others that are read again and again. */
export const appointmentsSubscriptions = definePanel({
	id: "appointments.subscriptions",
	title: ["Abonnierte Kalender", "Subscribed calendars"],
	params: ofCalendars,
	palette: true,
	load: () => import("./subscriptions/appointments-subscriptions.panel.tsx"),
});
