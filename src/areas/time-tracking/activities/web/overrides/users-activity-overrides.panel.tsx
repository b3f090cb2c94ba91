import { useMemo } from "react";
import { LoadedPanel, useUserName } from "#areas/staff/users/web/public.ts";
import { type ClockClass, clockClasses } from "#domain/working-time/timeline/time-class.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import type { ActivityOverrides, BookableActivity } from "../../contract/overrides.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { overridesParams } from "../panels.ts";
import { OverrideClass } from "./override-class.tsx";
import "../activities.css";

type Given = PanelProps<typeof overridesParams>;

/** What a person may book, and what her clock begins with, where that differs from the company. */
export default function UsersActivityOverridesPanel({ userId, close }: Given) {
	return (
		<LoadedPanel endpoint={contract.getActivityOverrides} input={{ userId }}>
			{(present) => <Overrides present={present} close={close} />}
		</LoadedPanel>
	);
}

function Overrides({ present, close }: { present: ActivityOverrides; close: () => void }) {
	const { overrides: t, master } = useTexts(texts);
	const mayWrite = useMay("activities.manage", "WRITE");
	const form = useOverridesForm(present);
	const name = useUserName(present.userId);
	const { values } = form;
	const allow = (id: string, isAllowed: boolean) => {
		const withheld = present.activities
			.map((one) => one.id)
			.filter((one) => (one === id ? !isAllowed : values.withheld.includes(one)));
		form.set("withheld", withheld);
		const former = clockClasses.find((one) => values[one] === id);
		// what she may not book cannot be what her clock begins with
		if (!isAllowed && former !== undefined) form.set(former, "");
	};
	const content = (
		<>
			<p className="override-hint">{t.hint}</p>
			{clockClasses.map((classType) => {
				const activities = present.activities.filter((one) => one.classType === classType);
				if (activities.length === 0) return null;
				return (
					<OverrideClass
						key={classType}
						label={master.options.classType[classType]}
						activities={activities}
						withheld={values.withheld}
						chosen={values[classType]}
						isReadOnly={!mayWrite}
						onAllow={allow}
						onChoose={(id) => form.set(classType, id)}
					/>
				);
			})}
		</>
	);
	return mayWrite ? (
		<FormPanel form={form} sub={name} close={close}>
			{content}
		</FormPanel>
	) : (
		<PanelFrame sub={name}>{content}</PanelFrame>
	);
}

/** Of each class the id of the person's own default; empty = as in the company. */
interface OverrideValues extends Readonly<Record<ClockClass, string>> {
	/** Ids of what the person may not book, in the order of the activities. */
	readonly withheld: readonly string[];
}

/** What a person may book and begins with; each class has a field of its own for its default. */
function useOverridesForm({
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
