import { isoDayPlus } from "#domain/time/iso-day.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { AppointmentTemplate } from "../../contract.ts";
import type { AppointmentValues } from "./appointment-values.ts";

/** Puts the values of a template into a form; the day stays. */
export function fromTemplate(form: Form<AppointmentValues>, template: AppointmentTemplate): void {
	const { title, location, description, activityId, allDay, beginMinutes, unitId } = template;
	form.set("title", title);
	form.set("location", location ?? "");
	form.set("description", description ?? "");
	form.set("activityId", activityId);
	form.set("allDay", allDay);
	if (unitId !== null) {
		form.set("owner", "UNIT");
		form.set("unitId", unitId);
	}
	const { from, begin } = form.values;
	if (from === null) return;
	const first = beginMinutes ?? begin ?? 0;
	const last = allDay ? template.durationMinutes - 1 : first + template.durationMinutes;
	if (!allDay) {
		form.set("begin", first);
		form.set("end", last % 1440);
	}
	form.set("to", isoDayPlus(from, Math.floor(last / 1440)));
}
