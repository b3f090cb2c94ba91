import { IconAlertTriangle } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { AppointmentConflict } from "../../contract/answers.ts";
import { contract } from "../../contract.ts";
import { texts } from "../text.ts";
import { type AppointmentValues, recurrenceOf, timesOf } from "./appointment-values.ts";
import "../appointments.css";

interface Given {
	readonly values: AppointmentValues;
	readonly userId: string | null;
	/** The one that is being changed. */
	readonly except: string | null;
}

type Asked = GivenOf<typeof contract.listAppointmentConflicts>;

const nobody: Asked = {
	from: "2020-01-01",
	to: "2020-01-01",
	beginMinutes: null,
	endMinutes: null,
};
const typingMs = 400;

/** Shifts, absences and other appointments at the same time; nothing where there are none. They keep nobody from saving. */
export function ConflictLines(given: Given) {
	const t = useTexts(texts);
	const asked = useSettled(JSON.stringify(askedOf(given) ?? null));
	const input = JSON.parse(asked) as Asked | null;
	const { data } = useApi(contract.listAppointmentConflicts, input ?? nobody, {
		enabled: input !== null,
		keep: true,
	});
	const conflicts = input === null ? [] : (data?.conflicts ?? []);
	if (conflicts.length === 0) return null;
	return (
		<Section title={t.sections.conflicts}>
			<ul className="appointment-conflicts">
				{conflicts.map((one) => (
					<Line key={`${one.userId} ${one.day} ${one.begin} ${one.kind}`} conflict={one} />
				))}
			</ul>
		</Section>
	);
}

function askedOf({ values, userId, except }: Given): Asked | undefined {
	const times = timesOf(values);
	const isOfUnit = values.owner === "UNIT";
	if (times === undefined || (isOfUnit && values.unitId === null)) return undefined;
	if (values.ends === "UNTIL" && values.until === null) return undefined;
	return {
		...times,
		...(isOfUnit ? { unitId: values.unitId } : { userId }),
		recurrence: recurrenceOf(values),
		participantIds: values.people.map(({ id }) => id),
		except,
	};
}

/** What was typed, once nothing more is typed for a while. */
function useSettled(text: string): string {
	const [settled, settle] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => settle(text), typingMs);
		return () => clearTimeout(timer);
	}, [text]);
	return settled;
}

function Line({ conflict }: { readonly conflict: AppointmentConflict }) {
	const t = useTexts(texts);
	const format = useFormat();
	const { firstName, lastName, kind, name, day, begin, end, allDay } = conflict;
	return (
		<li>
			<IconAlertTriangle size={15} stroke={1.8} aria-hidden />
			<b>
				{firstName} {lastName}
			</b>
			<span>{[t.conflicts[kind], name].filter(Boolean).join(" ")}</span>
			<time dateTime={begin}>
				{format.day(day)} {allDay ? t.allDay : format.span(begin, end)}
			</time>
		</li>
	);
}
