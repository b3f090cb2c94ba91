import * as z from "zod/mini";
import { civilDay, id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { appointmentKinds } from "../contract/kinds.ts";

/** Whose it will be, and when; one's own today unless said otherwise. */
export const ofNewAppointment = z.object({
	day: z.optional(civilDay),
	/** Of the wall clock. */
	minute: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1439))),
	userId: z.optional(id),
	unitId: z.optional(id),
});
export const ofAppointment = z.object({ id });
/** One time of a series: the day on which its rule has it. */
export const ofSeriesDay = z.object({ id, day: civilDay });
/** `id` is that of the single one, of the series (with the day that is meant) or of the exception. */
export const ofEdited = z.object({
	context: z.enum(appointmentKinds),
	id,
	day: z.optional(civilDay),
});

export const appointmentsCreate = definePanel({
	id: "appointments.create",
	title: ["Termin anlegen", "Create an appointment"],
	params: ofNewAppointment,
	palette: true,
	load: () => import("./form/appointments-create.panel.tsx"),
});

export const appointmentsEdit = definePanel({
	id: "appointments.edit",
	title: ["Termin bearbeiten", "Edit an appointment"],
	params: ofEdited,
	stack: "sub",
	load: () => import("./form/appointments-edit.panel.tsx"),
});

export const appointmentsEditSeries = definePanel({
	id: "appointments.edit-series",
	title: ["Terminserie bearbeiten", "Edit a series of appointments"],
	params: ofSeriesDay,
	stack: "sub",
	load: () => import("./form/appointments-edit-series.panel.tsx"),
});

export const appointmentsDetail = definePanel({
	id: "appointments.detail",
	title: ["Termin", "Appointment"],
	params: ofAppointment,
	load: async () => ({ default: (await import("./detail/detail-panels.tsx")).SinglePanel }),
});

export const appointmentsSeriesItemDetail = definePanel({
	id: "appointments.series-item-detail",
	title: ["Serientermin", "Appointment of a series"],
	params: ofSeriesDay,
	load: async () => ({ default: (await import("./detail/detail-panels.tsx")).SeriesItemPanel }),
});

export const appointmentsSeriesExceptionDetail = definePanel({
	id: "appointments.series-exception-detail",
	title: ["Abweichender Serientermin", "Moved appointment of a series"],
	params: ofAppointment,
	load: async () => ({ default: (await import("./detail/detail-panels.tsx")).ExceptionPanel }),
});
