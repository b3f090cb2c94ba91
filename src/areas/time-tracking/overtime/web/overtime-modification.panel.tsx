import { DangerButton } from "#kit/ui/danger-button.tsx";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { AccountPanel, type ShownAccount } from "./account-panel.tsx";
import {
	type ChangeableEntry,
	isChangeable,
	ModificationForm,
	useModificationForm,
} from "./modification-form.tsx";
import type { ofUser } from "./panels.ts";
import { renewOvertime } from "./renew-overtime.ts";

interface Given extends PanelProps<typeof ofUser> {
	/** Absent: a new one. */
	readonly modificationId?: string;
}

/** Pays out overtime, lets it expire, or corrects the balance; corrects what was written, or takes it back. */
export default function OvertimeModificationPanel({ userId, modificationId, close }: Given) {
	const t = useTexts(texts).detail;
	return (
		<AccountPanel userId={userId}>
			{(shown) => {
				const given = { ...shown, close };
				if (modificationId === undefined) return <NewModification {...given} />;
				const { account } = shown;
				const entry = account.entries.find(({ id }) => id === modificationId);
				return entry !== undefined && isChangeable(account, entry) ? (
					<ChangedModification {...given} entry={entry} />
				) : (
					<PanelFrame>
						<EmptyState text={t.gone} />
					</PanelFrame>
				);
			}}
		</AccountPanel>
	);
}

interface EditorGiven extends ShownAccount {
	readonly close: () => void;
}

function NewModification({ userId, ...given }: EditorGiven) {
	const form = useModificationForm({
		draftKey: `overtime.modification-create:${userId}`,
		initial: { kind: "OTHER", effectiveOn: null, minutes: null, reason: "" },
		endpoint: contract.createOvertimeModification,
		input: (modification) => ({ userId, ...modification }),
	});
	return <ModificationForm form={form} {...given} />;
}

interface ChangedModificationGiven extends EditorGiven {
	readonly entry: ChangeableEntry;
}

function ChangedModification({ account, entry, ...given }: ChangedModificationGiven) {
	const t = useTexts(texts).detail;
	const { id: modificationId, kind, effectiveOn, minutes, reason } = entry;
	const form = useModificationForm({
		draftKey: `overtime.modification-edit:${modificationId}`,
		initial: {
			kind,
			effectiveOn,
			minutes: kind === "OTHER" ? minutes : Math.abs(minutes),
			reason: reason ?? "",
		},
		endpoint: contract.changeOvertimeModification,
		input: (modification) => ({ modificationId, ...modification }),
	});
	const takeBack = async () => {
		const asked = { title: t.remove, text: t.removeText, confirm: t.remove };
		if ((await confirmDelete(asked)) === null) return;
		const act = () => api(contract.deleteOvertimeModification, { modificationId });
		if (!(await attempt({ context: t.remove, act, renew: renewOvertime }))) return;
		form.discard();
		given.close();
	};
	// what it took itself is free again once it is taken back
	const takeableMinutes = account.takeableMinutes + (minutes < 0 ? -minutes : 0);
	return (
		<ModificationForm
			{...given}
			form={form}
			account={{ openedOn: account.openedOn, takeableMinutes }}
			ends={<DangerButton onClick={() => void takeBack()}>{t.remove}</DangerButton>}
		/>
	);
}
