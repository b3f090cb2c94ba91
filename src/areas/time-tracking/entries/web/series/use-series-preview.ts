import { useState } from "react";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { Days } from "#kit/ui/field/date-range-field.tsx";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { lineKey, type PlannedLine } from "../../contract/series.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { DayTimes } from "../entry-times.ts";
import { type KindValues, kindInput, type NewState } from "../form/entry-fields.tsx";
import type { ChosenPeople } from "../list/people-filter.tsx";

export const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const;
type Weekday = (typeof weekdays)[number];

/** What is typed about several entries. */
export interface SeriesValues extends KindValues {
	readonly people: ChosenPeople;
	readonly unitIds: readonly string[];
	readonly days: Days | null;
	readonly weekdays: readonly Weekday[];
	/** The same times for everybody, or those that each is planned for. */
	readonly timesFrom: "TYPED" | "WORKSHEET";
	readonly times: DayTimes | null;
	readonly state: NewState;
	readonly onFault: "NOTHING" | "VALID_ONLY";
}

interface Shown {
	/** What it was made for. */
	readonly key: string;
	readonly lines: readonly PlannedLine[];
	readonly createdAtOnce: number;
	/** Lines that are left out. */
	readonly skipped: ReadonlySet<string>;
}

export type SeriesPreview = ReturnType<typeof useSeriesPreview>;

/** The entries that a series would create, as they were looked at. */
export function useSeriesPreview() {
	const t = useTexts(texts).series;
	const [shown, setShown] = useState<Shown | null>(null);
	const [isLoading, setLoading] = useState(false);
	/** Undefined until it was asked for, and when something else is typed since. */
	const of = (values: SeriesValues) => {
		const isSame = shown?.key === JSON.stringify(wantedOf(values));
		return isSame ? (shown ?? undefined) : undefined;
	};
	const load = async (values: SeriesValues) => {
		const wanted = wantedOf(values);
		setLoading(true);
		try {
			const answer = await api(contract.previewTimeTrackings, wanted);
			setShown({ ...answer, key: JSON.stringify(wanted), skipped: new Set() });
		} catch (error) {
			handleError(error, { context: t.preview });
		} finally {
			setLoading(false);
		}
	};
	return {
		of,
		load,
		isLoading,
		toggle: (line: PlannedLine) =>
			setShown((before) => before && { ...before, ...without(before, line) }),
		skippedOf: (values: SeriesValues) => {
			const { lines = [], skipped = new Set<string>() } = of(values) ?? {};
			return lines
				.filter((line) => skipped.has(lineKey(line)))
				.map(({ userId, day }) => ({ userId, day }));
		},
		nameOf: (userId: string) => {
			const line = shown?.lines.find((one) => one.userId === userId);
			if (line === undefined) return t.person;
			return `${line.user.lastName}, ${line.user.firstName}`;
		},
	};
}

type Wanted = GivenOf<typeof contract.previewTimeTrackings>;

/** As it is sent; empty fields were refused before. */
export function wantedOf(values: SeriesValues): Wanted {
	const { people, unitIds, days, timesFrom, times } = values;
	return {
		userIds: people.map(({ id }) => id),
		unitIds: [...unitIds],
		from: days?.from ?? "",
		to: days?.to ?? "",
		weekdays: values.weekdays.map(Number),
		times: timesFrom === "WORKSHEET" ? null : times,
		...kindInput(values),
		state: values.state,
		reasonId: values.reasonId,
	};
}

function without({ skipped }: Shown, line: PlannedLine): Pick<Shown, "skipped"> {
	const next = new Set(skipped);
	const key = lineKey(line);
	if (!next.delete(key)) next.add(key);
	return { skipped: next };
}
