import "#kit/web/master-data/master-data.css";
import { Button } from "@mantine/core";
import { LoadedPanel, useUserName } from "#areas/staff/users/web/public.ts";
import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { useForm } from "#kit/ui/form/use-form.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { HeldAccount } from "../../contract/assignments.ts";
import {
	type Modification,
	type ModificationType,
	modificationTypes,
} from "../../contract/modifications.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { specialAccountsModificationCreate, specialAccountsModificationEdit } from "../panels.ts";
import { renewAccounts } from "../renew-accounts.ts";

interface Given {
	readonly userId: string;
	/** Absent for a new one. */
	readonly modificationId?: string;
	readonly close: () => void;
}

/** Adds minutes to one of a person's accounts or takes some away; or corrects that, or takes it back. */
export default function ModificationPanel({ userId, modificationId, close }: Given) {
	const t = useTexts(texts).modifications;
	const create = useTitle(specialAccountsModificationCreate);
	const edit = useTitle(specialAccountsModificationEdit);
	const input = { userId };
	if (modificationId === undefined) {
		return (
			<LoadedPanel title={create} endpoint={contract.listUserSpecialAccounts} input={input}>
				{({ items }) => <Create userId={userId} accounts={items} close={close} />}
			</LoadedPanel>
		);
	}
	return (
		<LoadedPanel title={edit} endpoint={contract.listSpecialAccountModifications} input={input}>
			{({ items }) => {
				const found = items.find(({ id }) => id === modificationId);
				// corrected elsewhere, or just now by this very form
				const isSettled = found?.isReversed || found?.reversesId != null;
				if (found !== undefined && !isSettled) return <Editor modification={found} close={close} />;
				return (
					<PanelFrame title={edit}>
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
	const t = useTexts(texts).modifications;
	const form = useModificationForm(userId, undefined);
	return (
		<FormPanel form={form} sub={useUserName(userId)} saveLabel={t.save} close={close}>
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
	readonly modification: Modification;
	readonly close: () => void;
}

/** What was written stays: it is taken back, and another one is written. */
function Editor({ modification, close }: EditorGiven) {
	const t = useTexts(texts).modifications;
	const { id, code, name } = modification;
	const form = useModificationForm("", modification);
	const takeBack = async () => {
		if (!(await reverse(id, t.reverseTitle))) return;
		form.discard();
		close();
	};
	return (
		<FormPanel
			form={form}
			sub={`${code} ${name}`}
			saveLabel={t.save}
			close={close}
			buttons={
				<Button variant="default" onClick={() => void takeBack()}>
					{t.reverse}
				</Button>
			}
		>
			<p>{t.help}</p>
			<div className="master-form">
				<Fields form={form} />
			</div>
		</FormPanel>
	);
}

/** Asks why, then takes it back; tells whether it was done. */
async function reverse(modificationId: string, title: string): Promise<boolean> {
	const reason = await askReason({ title, required: true, danger: true });
	if (reason === null) return false;
	try {
		await api(contract.reverseSpecialAccountModification, { modificationId, reason });
		return true;
	} catch (error) {
		handleError(error, { context: title });
		return false;
	} finally {
		await renewAccounts();
	}
}

interface ModificationValues {
	readonly accountId: string | null;
	readonly day: string | null;
	readonly type: ModificationType;
	readonly minutes: number | null;
	readonly reason: string;
}

const empty: ModificationValues = {
	accountId: null,
	day: null,
	type: "ENTITLEMENT",
	minutes: null,
	reason: "",
};

/** What is typed about a modification, new or to be corrected. */
function useModificationForm(
	userId: string,
	modification: Modification | undefined,
): Form<ModificationValues> {
	const t = useTexts(texts).modifications;
	const { accountId, day, type, minutes, reason } = modification ?? empty;
	return useForm<ModificationValues>({
		draftKey: `special-accounts.modification:${modification?.id ?? userId}`,
		initial: { accountId, day, type, minutes, reason },
		fields: {
			accountId: { label: t.account, required: true },
			day: { label: t.day, required: true },
			type: { label: t.type },
			minutes: { label: t.minutes, required: true },
			reason: { label: t.reason, required: true },
		},
		save: async ({ accountId: account, ...typed }) => {
			const values = { ...typed, day: typed.day ?? "", minutes: typed.minutes ?? 0 };
			await (modification === undefined
				? api(contract.createSpecialAccountModification, {
						userId,
						accountId: account ?? "",
						...values,
					})
				: api(contract.updateSpecialAccountModification, {
						modificationId: modification.id,
						...values,
					}));
			await renewAccounts();
		},
		onFailure: (error) => handleError(error, { context: t.save }),
		reload: renewAccounts,
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
