import "#kit/web/master-data/master-data.css";
import { LoadedPanel, useUserName } from "#areas/staff/users/web/public.ts";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useRenewingForm } from "#kit/web/form/use-renewing-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { HeldAccount } from "../../contract/assignments.ts";
import {
	type Modification,
	type ModificationType,
	modificationTypes,
} from "../../contract/modifications.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { renewAccounts } from "../account-form.ts";

interface Given {
	readonly userId: string;
	/** Absent for a new one. */
	readonly modificationId?: string;
	readonly close: () => void;
}

/** Adds minutes to one of a person's accounts or takes some away; or corrects that, or takes it back. */
export default function ModificationPanel({ userId, modificationId, close }: Given) {
	const t = useTexts(texts).modifications;
	const input = { userId };
	if (modificationId === undefined) {
		return (
			<LoadedPanel endpoint={contract.listUserSpecialAccounts} input={input}>
				{({ items }) => <Create userId={userId} accounts={items} close={close} />}
			</LoadedPanel>
		);
	}
	return (
		<LoadedPanel endpoint={contract.listSpecialAccountModifications} input={input}>
			{({ items }) => {
				const found = items.find(({ id }) => id === modificationId);
				// corrected elsewhere, or just now by this very form
				const isSettled = found?.isReversed || found?.reversesId != null;
				if (found !== undefined && !isSettled)
					return <Editor userId={userId} modification={found} close={close} />;
				return (
					<PanelFrame>
						<EmptyState text={isSettled ? t.settled : t.gone} />
					</PanelFrame>
				);
			}}
		</LoadedPanel>
	);
}

interface CreateGiven extends Given {
	readonly accounts: readonly HeldAccount[];
}

function Create({ userId, accounts, close }: CreateGiven) {
	const form = useModificationForm(userId);
	return (
		<FormPanel form={form} sub={useUserName(userId)} close={close}>
			<div className="master-form">
				<SelectField
					{...form.field("accountId")}
					options={accounts.map(({ accountId, code, name }) => ({
						value: accountId,
						label: `${code} ${name}`,
					}))}
				/>
				<Fields form={form} />
			</div>
		</FormPanel>
	);
}

interface EditorGiven {
	readonly userId: string;
	readonly modification: Modification;
	readonly close: () => void;
}

/** What was written stays: it is taken back, and another one is written. */
function Editor({ userId, modification, close }: EditorGiven) {
	const t = useTexts(texts).modifications;
	const { id: modificationId, code, name } = modification;
	const form = useModificationForm("", modification);
	const sub = [useUserName(userId), `${name} (${code})`].filter(Boolean).join(" · ");
	const takeBack = async () => {
		const context = t.reverseTitle;
		const reason = await askReason({ title: context, required: true, danger: true });
		if (reason === null) return;
		const act = () => api(contract.reverseSpecialAccountModification, { modificationId, reason });
		if (!(await attempt({ context, act, renew: renewAccounts }))) return;
		form.discard();
		close();
	};
	const ends = <DangerButton onClick={() => void takeBack()}>{t.reverse}</DangerButton>;
	return (
		<FormPanel form={form} sub={sub} close={close} ends={ends}>
			<p>{t.help}</p>
			<div className="master-form">
				<Fields form={form} />
			</div>
		</FormPanel>
	);
}

interface ModificationValues {
	readonly accountId: string | null;
	readonly day: string | null;
	readonly type: ModificationType;
	readonly minutes: number | null;
	readonly reason: string;
}

const empty = {
	accountId: null,
	day: null,
	type: "ENTITLEMENT",
	minutes: null,
	reason: "",
} as const;

/** What is typed about a modification, new or to be corrected. */
function useModificationForm(userId: string, old?: Modification): Form<ModificationValues> {
	const { modifications: t, master } = useTexts(texts);
	const { accountId, day, type, minutes, reason } = old ?? empty;
	return useRenewingForm<ModificationValues>({
		draftKey: `special-accounts.modification:${old?.id ?? userId}`,
		initial: { accountId, day, type, minutes, reason },
		fields: {
			accountId: { label: master.one, required: true },
			day: { label: t.day, required: true },
			type: { label: t.type },
			minutes: { label: t.minutes, required: true },
			reason: { label: t.reason, required: true },
		},
		context: t.save,
		renew: renewAccounts,
		save: ({ accountId: chosen, ...typed }) => {
			const values = { ...typed, day: typed.day ?? "", minutes: typed.minutes ?? 0 };
			if (old !== undefined) {
				const change = { modificationId: old.id, ...values };
				return api(contract.updateSpecialAccountModification, change);
			}
			const added = { userId, accountId: chosen ?? "", ...values };
			return api(contract.createSpecialAccountModification, added);
		},
	});
}

/** Day, kind, hours and reason. */
function Fields({ form }: { readonly form: Form<ModificationValues> }) {
	const t = useTexts(texts).modifications;
	return (
		<>
			<SegmentedField
				{...form.field("type")}
				options={modificationTypes.map((value) => ({ value, label: t.types[value] }))}
			/>
			<DateField {...form.field("day")} />
			<DurationField {...form.field("minutes")} least={1} most={600_000} />
			<TextAreaField {...form.field("reason")} />
		</>
	);
}
