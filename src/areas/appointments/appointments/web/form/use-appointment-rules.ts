import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { AppointmentValues } from "./appointment-values.ts";

/** Labels, sections, and what is wrong with what was typed. */
export function useAppointmentRules(): FormRules<AppointmentValues> {
	const { fields: t, endsBefore } = useTexts(texts);
	const isTurned = ({ allDay, from, to, begin, end }: AppointmentValues) => {
		if (from === null || to === null) return false;
		if (to !== from) return to < from;
		return !allDay && begin !== null && end !== null && end <= begin;
	};
	return {
		owner: { label: t.owner, section: "what" },
		unitId: {
			...{ label: t.unit, section: "what" },
			check: (unitId, { owner }) => (owner === "UNIT" && unitId === null ? t.unit : undefined),
		},
		title: { label: t.title, required: true, section: "what" },
		location: { label: t.location, section: "what" },
		activityId: { label: t.kind, section: "what" },
		description: { label: t.description, section: "what" },
		allDay: { label: t.allDay, section: "when" },
		from: { label: t.from, required: true, section: "when" },
		begin: { label: t.begin, section: "when" },
		to: {
			...{ label: t.to, required: true, section: "when" },
			check: (_, values) => (isTurned(values) ? endsBefore : undefined),
		},
		end: { label: t.end, section: "when" },
		repeats: { label: t.repeats, section: "when" },
		interval: { label: t.interval, section: "when" },
		weekdays: { label: t.weekdays, section: "when" },
		pattern: { label: t.pattern, section: "when" },
		ends: { label: t.ends, section: "when" },
		until: { label: t.until, section: "when" },
		count: { label: t.count, section: "when" },
		people: { label: t.people, section: "who" },
		since: { label: t.since, section: "when" },
	};
}
