import type { ConditionType } from "#domain/surcharge/condition-catalogue.ts";
import type { Choice } from "#kit/ui/field/choice/choice.ts";
import { texts as nameTexts } from "#kit/web/calendar-names/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { ConditionValues } from "./condition-values.ts";

interface Named {
	readonly id: string;
	readonly name: string;
}

/** As far as settings reach. */
const farthest = 7;
const noNames: readonly Named[] = [];

/** What the lists of a condition's form offer; activities and units are fetched where they are asked for. */
export function useConditionChoices(
	type: ConditionType,
	values: ConditionValues,
	names: readonly Named[],
) {
	const { choices: t } = useTexts(texts);
	const { weekdays, months } = useTexts(nameTexts);
	const { data } = useApi(
		contract.listConditionTargets,
		{},
		{ enabled: type === "ACTIVITY" || type === "UNIT" },
	);
	const offered = (known: readonly Named[], chosen: readonly string[]) =>
		namedChoices(known, names, chosen);
	const offset = (days: number) => (days < 0 ? t.daysAfter(-days) : t.daysBefore(days));
	return {
		weekdays: numbered(weekdays),
		fromMonth: numbered(months),
		toMonth: numbered(months),
		dayOffset: Array.from({ length: 2 * farthest + 1 }, (_, place) => {
			const days = place - farthest;
			const label = days === 0 ? t.sameDay : offset(days);
			return { value: String(days), label };
		}),
		holidayKind: worded(t.holidayKind),
		minFactor: worded(t.minFactor),
		classTypes: worded(t.classTypes) as readonly Choice[],
		activities: offered(data?.activities ?? noNames, values.activities),
		units: offered(data?.units ?? noNames, values.units),
		// they come with the shift plan
		workspaces: offered(noNames, values.workspaces),
	};
}

const numbered = (words: readonly string[]): readonly Choice[] =>
	words.map((label, place) => ({ value: String(place + 1), label }));

const worded = <Value extends string>(
	words: Readonly<Record<Value, string>>,
): readonly Choice<Value>[] =>
	(Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** What may be named, and what is named though it may not be any more. */
function namedChoices(
	known: readonly Named[],
	names: readonly Named[],
	chosen: readonly string[],
): readonly Choice[] {
	const isKnown = new Set(known.map(({ id }) => id));
	const former = names.filter(({ id }) => chosen.includes(id) && !isKnown.has(id));
	return [...known, ...former].map(({ id, name }) => ({ value: id, label: name }));
}
