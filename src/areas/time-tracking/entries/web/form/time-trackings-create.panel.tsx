import { useState } from "react";
import { type NewCustom, NewCustomInputs } from "#areas/settings/custom-fields/web/public.ts";
import { PersonChoice } from "#areas/staff/users/web/public.ts";
import { useMatterForm } from "#areas/time-tracking/approvals/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { entryScreens } from "../entry-moves.ts";
import { useToday } from "../entry-times.ts";
import type { ofNewEntry } from "../panels.ts";
import { useEntryCustom } from "./entry-custom.ts";
import {
	EntryFields,
	type EntryValues,
	entryInput,
	type NewState,
	StateField,
	useEntryRules,
} from "./entry-fields.tsx";
import { texts as formTexts } from "./text.ts";
import { useEntryChoices } from "./use-entry-choices.ts";
import { useSuggestedTimes, useSuggestion } from "./use-suggested-times.ts";

/** What a form says of whose entry it is. */
interface PersonValues {
	readonly userId: string;
	readonly projectNodeId: string | null;
}

interface NewValues extends EntryValues {
	readonly userId: string;
	readonly state: NewState;
}

/** Enters time by hand, for oneself or, with WRITE, for others; what most entries are about is chosen beforehand. */
export default function TimeTrackingsCreatePanel(given: PanelProps<typeof ofNewEntry>) {
	const { userId: own, timeZoneHomebase: zone } = useSession();
	const today = isoOfDay(useToday(zone));
	const [day] = useState(given.day ?? today);
	const userId = given.userId ?? own;
	const { usual } = useEntryChoices(userId);
	const suggested = useSuggestedTimes(userId, day, zone);
	if (usual === undefined || suggested === undefined) return <PanelFrame isLoading />;
	const times = suggested?.times ?? null;
	return <NewEntry {...given} first={{ userId, day, times, activityId: usual }} />;
}

interface NewGiven extends PanelProps<typeof ofNewEntry> {
	/** What is known beforehand. */
	readonly first: Pick<NewValues, "userId" | "day" | "times" | "activityId">;
}

function NewEntry(given: NewGiven) {
	const { timeZoneHomebase: zone } = useSession();
	const { form, custom } = useNewEntry(given, zone);
	const suggestion = useSuggestion(form, zone, given.first.times);
	const choices = useEntryChoices(form.values.userId);
	return (
		<FormPanel form={form} close={given.close}>
			<EntryFields
				form={form}
				choices={choices}
				zone={zone}
				withReasons
				suggestion={suggestion}
				state={<StateField {...form.field("state")} />}
			>
				<PersonField form={form} />
			</EntryFields>
			<NewCustomInputs form={form} custom={custom} />
		</FormPanel>
	);
}

function useNewEntry(
	given: NewGiven,
	zone: string,
): { form: Form<NewValues>; custom: NewCustom<NewValues> } {
	const { form: t, list } = useTexts(texts);
	const { stateHelp } = useTexts(formTexts);
	const [initial] = useState<NewValues>({ ...given.first, ...empty });
	const rules = useEntryRules();
	const [userId, setUserId] = useState(initial.userId);
	const custom = useEntryCustom<NewValues>(userId);
	const form = useMatterForm<NewValues, typeof contract.requestTimeTracking>(entryScreens, {
		draftKey: `time-trackings.create:${given.userId ?? ""}`,
		initial: { ...initial, ...custom.initial },
		fields: {
			...rules,
			...custom.rules,
			userId: { label: list.columns.user, required: true },
			state: { label: list.columns.state, help: stateHelp },
		},
		endpoint: contract.requestTimeTracking,
		input: (values) => ({
			userId: values.userId,
			state: values.state,
			...entryInput(values, zone),
			reasonId: values.reasonId,
			custom: custom.input(values),
		}),
		context: t.saving,
		done: t.created,
	});
	// which fields are asked for depends on whose entry it is
	if (form.values.userId !== userId) setUserId(form.values.userId);
	return { form, custom };
}

const empty = { state: "REQUESTED", projectNodeId: null, reasonId: null, reason: "" } as const;

/** For whom; only who may enter time for others is asked. */
function PersonField({ form }: { readonly form: Form<PersonValues> }) {
	const { form: t, list } = useTexts(texts);
	const mayForOthers = useMay("timetrackings.manage", "WRITE");
	if (!mayForOthers) return null;
	const choose = (userId: string) => {
		form.set("userId", userId);
		form.set("projectNodeId", null);
	};
	return (
		<div data-wide>
			<PersonChoice
				label={list.columns.user}
				oneself={t.oneself}
				value={form.values.userId}
				onChange={choose}
			/>
		</div>
	);
}
