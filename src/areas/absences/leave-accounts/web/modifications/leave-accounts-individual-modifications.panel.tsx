import { IconArrowBackUp } from "@tabler/icons-react";
import { isByHand } from "#domain/leave/leave-line.ts";
import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { LeaveRecord } from "../../contract/modifications.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { useAmounts } from "../amounts/use-amounts.ts";
import { useWhose } from "../detail/use-whose.ts";
import { OfKind, type ShownOfKind } from "../of-kind.tsx";
import type { ofAccount } from "../panels.ts";
import { renewAccounts } from "../renew-accounts.ts";
import { ModificationForm } from "./modification-form.tsx";
import "./modifications.css";

type Given = PanelProps<typeof ofAccount>;

/** Gives leave by hand or takes it away, and takes back what was entered so. */
export default function IndividualModificationsPanel({ close, ...asked }: Given) {
	return <OfKind {...asked}>{(given) => <Shown {...given} close={close} />}</OfKind>;
}

function Shown({ close, ...given }: ShownOfKind & Pick<Given, "close">) {
	return (
		<ModificationForm {...given} sub={useWhose(given.shown)} close={close}>
			<ByHand {...given} />
		</ModificationForm>
	);
}

/** What was entered by hand in the year, also what was taken back. */
function ByHand({ shown: { user, year }, activityId }: ShownOfKind) {
	const t = useTexts(texts).form;
	const asked = { userId: user.id, year, activityId, sources: ["MANUAL" as const], pageSize: 100 };
	const { data } = useApi(contract.listLeaveRecords, asked);
	const entries = data?.items.filter(({ kind }) => kind !== "REVERSAL" && isByHand(kind));
	return (
		<FormSection id="by-hand" title={t.entries}>
			{entries?.length === 0 && <p className="leave-none">{t.none}</p>}
			<ul className="leave-by-hand" data-wide>
				{entries?.map((entry) => (
					<Entry key={entry.id} entry={entry} />
				))}
			</ul>
		</FormSection>
	);
}

function Entry({ entry }: { readonly entry: LeaveRecord }) {
	const { form: t, detail, kinds } = useTexts(texts);
	const { print } = useAmounts();
	const format = useFormat();
	const { kind, effectiveOn, expiresOn, reason, isReversed } = entry;
	const day = format.dayWithYear(effectiveOn);
	const what = kind === "MODIFICATION" ? null : kinds[kind];
	const notes = [
		what,
		day,
		expiresOn && detail.until(format.date(expiresOn)),
		isReversed && t.reversed,
	];
	return (
		<li data-reversed={isReversed || undefined}>
			<p>
				<b>{reason}</b>
				<span>{notes.filter(Boolean).join(" · ")}</span>
			</p>
			<b className="leave-by-hand-days">{print(entry.days, { sign: true })}</b>
			{!isReversed && (
				<IconButton
					icon={IconArrowBackUp}
					label={`${t.reverse}: ${reason}, ${day}`}
					onClick={() => void reverse(entry, t)}
				/>
			)}
		</li>
	);
}

/** Asks why, and writes the opposite. */
async function reverse(
	{ id, version }: LeaveRecord,
	t: { readonly reverse: string; readonly reverseText: string; readonly reversing: string },
): Promise<void> {
	const reason = await askReason({
		title: t.reversing,
		text: t.reverseText,
		confirm: t.reverse,
		required: true,
		danger: true,
	});
	if (reason === null) return;
	await attempt({
		context: t.reversing,
		act: () => api(contract.reverseLeaveModification, { id, version, reason }),
		renew: renewAccounts,
	});
}
