import { useMemo } from "react";
import { type ClockClass, clockClasses } from "#domain/working-time/timeline/time-class.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import type { ActivityOverrides, BookableActivity } from "../../contract/overrides.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";

/** Of each class the id of the person's own default; empty = as in the company. */
interface OverrideValues extends Readonly<Record<ClockClass, string>> {
	/** Ids of what the person may not book, in the order of the activities. */
	readonly withheld: readonly string[];
}

/** What a person may book and begins with; each class has a field of its own for its default. */
export function useOverridesForm({
	userId,
	version: present,
	activities,
}: ActivityOverrides): Form<OverrideValues> {
	const { overrides: t, master } = useTexts(texts);
	const initial = useMemo(() => overrideValues(activities), [activities]);
	const names = new Map(activities.map(({ id, name }) => [id, name]));
	const print = (id: string) => names.get(id) ?? t.none;
	const words = master.options.classType;
	return useApiForm<OverrideValues, typeof contract.putActivityOverrides>({
		draftKey: `users.activity-overrides:${userId}`,
		initial,
		version: present,
		fields: {
			withheld: { label: t.notAllowed, print: (ids) => ids.map(print).join(", ") },
			...byClass((one) => ({ label: t.defaultOf(words[one]), print })),
		},
		endpoint: contract.putActivityOverrides,
		input: (values, version) => ({
			userId,
			version: version ?? present,
			overrides: sentOverrides(activities, values),
		}),
		context: t.saving,
		reload: () => renew(contract.getActivityOverrides),
		renews: [contract.getActivityOverrides],
	});
}

function byClass<Value>(of: (wanted: ClockClass) => Value) {
	const entries = clockClasses.map((wanted) => [wanted, of(wanted)]);
	return Object.fromEntries(entries) as Record<ClockClass, Value>;
}

type Activities = readonly BookableActivity[];
type Sent = GivenOf<typeof contract.putActivityOverrides>["overrides"];

function overrideValues(activities: Activities): OverrideValues {
	const own = (wanted: ClockClass) =>
		activities.find(({ classType, isDefault }) => classType === wanted && isDefault)?.id ?? "";
	return {
		withheld: activities.filter(({ isAllowed }) => !isAllowed).map(({ id }) => id),
		...byClass(own),
	};
}

/** What differs from the company, to be sent. */
function sentOverrides(activities: Activities, values: OverrideValues): Sent {
	return activities
		.map(({ id, classType }) => ({
			activityId: id,
			isAllowed: !values.withheld.includes(id),
			isDefault: values[classType] === id,
		}))
		.filter(({ isAllowed, isDefault }) => !isAllowed || isDefault);
}
