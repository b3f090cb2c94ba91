import { Button } from "@mantine/core";
import { useState } from "react";
import { type NewCustom, NewCustomInputs } from "#areas/settings/custom-fields/web/public.ts";
import { pickPerson, useUserName } from "#areas/staff/users/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../../contract.ts";
import { texts as allTexts, texts } from "../../text.ts";
import { sendAccepted } from "../entry-moves.ts";
import type { ofNewEntry } from "../panels.ts";
import { timeTrackingsCreate } from "../panels.ts";
import { renewEntries } from "../renew-entries.ts";
import { useToday } from "../use-today.ts";
import { EntryFields } from "./entry-fields.tsx";
import { type EntryValues, timesInput, wordsOf } from "./entry-values.ts";
import { useEntryChoices } from "./use-entry-choices.ts";
import { useEntryRules } from "./use-entry-rules.ts";
import { useNewEntryCustom } from "./use-new-entry-custom.ts";

/** What a form says of whose entry it is. */
interface PersonValues {
	readonly userId: string;
	readonly projectNodeId: string | null;
}

const states = ["PLANNED", "REQUESTED", "APPROVED"] as const;
type NewState = (typeof states)[number];

interface NewValues extends EntryValues {
	readonly userId: string;
	readonly state: NewState;
}

/** Enters time by hand, for oneself or, with WRITE, for others. */
export default function TimeTrackingsCreatePanel(given: PanelProps<typeof ofNewEntry>) {
	const title = useTitle(timeTrackingsCreate);
	const texts = useTexts(allTexts);
	const { timeZoneHomebase: zone } = useSession();
	const { form, custom } = useNewEntry(given, zone);
	const choices = useEntryChoices(form.values.userId);
	return (
		<FormPanel form={form} title={title} close={given.close}>
			<EntryFields form={form} choices={choices} zone={zone} withReasons>
				<PersonChoice form={form as unknown as Form<PersonValues>} />
				<SegmentedField
					{...form.field("state")}
					options={states.map((value) => ({
						value,
						label: texts.states[value],
					}))}
				/>
			</EntryFields>
			<NewCustomInputs form={form} custom={custom} />
		</FormPanel>
	);
}

function useNewEntry(
	given: PanelProps<typeof ofNewEntry>,
	zone: string,
): { form: Form<NewValues>; custom: NewCustom<NewValues> } {
	const { form: t } = useTexts(allTexts);
	const initial = useInitialValues(given, zone);
	const rules = useEntryRules();
	const [userId, setUserId] = useState(initial.userId);
	const custom = useNewEntryCustom<NewValues>(userId);
	const form = useApiForm<NewValues, typeof contract.requestTimeTracking>({
		draftKey: `time-trackings.create:${given.userId ?? ""}`,
		initial: { ...initial, ...custom.initial },
		fields: {
			...rules,
			...custom.rules,
			userId: { label: t.person, required: true },
			state: { label: t.state, help: t.stateHelp },
		},
		endpoint: contract.requestTimeTracking,
		send: sendAccepted(contract.requestTimeTracking, t.saving),
		input: (values) => ({
			userId: values.userId,
			state: values.state,
			...timesInput(values, zone),
			reasonId: values.reasonId,
			reason: wordsOf(values.reason),
			custom: custom.input(values),
		}),
		context: t.saving,
		onSaved: () => {
			toast({ type: "positive", title: t.created });
			void renewEntries();
		},
	});
	// which fields are asked for depends on whose entry it is
	if (form.values.userId !== userId) setUserId(form.values.userId);
	return { form, custom };
}

function useInitialValues(given: PanelProps<typeof ofNewEntry>, zone: string): NewValues {
	const session = useSession();
	const today = isoOfDay(useToday(zone));
	const [initial] = useState<NewValues>({
		userId: given.userId ?? session.userId,
		state: "REQUESTED",
		day: given.day ?? today,
		times: null,
		activityId: null,
		projectNodeId: null,
		reasonId: null,
		reason: "",
	});
	return initial;
}

/** For whom; only who may enter time for others is asked. */
function PersonChoice({ form }: { readonly form: Form<PersonValues> }) {
	const t = useTexts(texts).form;
	const session = useSession();
	const mayForOthers = useMay("timetrackings.manage", "WRITE");
	if (!mayForOthers) return null;
	const { userId } = form.values;
	const choose = async () => {
		const chosen = await pickPerson(userId);
		if (chosen === null) return;
		form.set("userId", chosen.id);
		form.set("projectNodeId", null);
	};
	return (
		<div data-wide>
			<Button variant="default" onClick={() => void choose()}>
				{userId === session.userId ? t.for(t.oneself) : <Named userId={userId} />}
			</Button>
		</div>
	);
}

function Named({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).form;
	return t.for(useUserName(userId) ?? "…");
}
