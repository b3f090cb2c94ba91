import { PersonSection } from "#areas/staff/users/web/public.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { OvertimeAccount } from "../contract/fields.ts";
import { texts } from "../text.ts";
import { AccountFigures } from "./account-figures.tsx";
import { AccountPanel, type ShownAccount, useCreateButton } from "./account-panel.tsx";
import { EntryList } from "./entry-list.tsx";
import { type ofUser, overtimeDetail, overtimeLimits, overtimeModifications } from "./panels.ts";

type Given = PanelProps<typeof ofUser>;

/** As many of the newest entries as one takes in at a glance. */
const shownEntries = 5;

/** A person's overtime: what it comes to, its limits, its newest entries. */
export default function OvertimeDetailPanel({ userId }: Given) {
	return (
		<AccountPanel panel={overtimeDetail} userId={userId}>
			{(shown) => <Detail {...shown} />}
		</AccountPanel>
	);
}

function Detail({ title, userId, name, account }: ShownAccount) {
	const t = useTexts(texts).detail;
	const mayLimit = useMay("overtime.manage", "FULL");
	const open = (panel: typeof overtimeLimits) => () =>
		openPanel(panel, { userId }, { stack: "sub" });
	const { entries, limits } = account;
	return (
		<PanelFrame
			title={title}
			sub={name}
			actions={<HistoryButton entity="overtime_account" entityId={userId} />}
			footer={useCreateButton(userId)}
		>
			<Section label={t.balance}>
				<AccountFigures userId={userId} account={account} />
			</Section>
			<PersonSection
				title={t.limits}
				action={mayLimit && { label: t.limitsEdit, run: open(overtimeLimits) }}
			>
				<LimitsView limits={limits} />
			</PersonSection>
			<PersonSection
				title={t.entries}
				action={entries.length > 0 && { label: t.allEntries, run: open(overtimeModifications) }}
			>
				{entries.length === 0 ? (
					t.noEntries
				) : (
					<EntryList entries={entries.slice(0, shownEntries)} />
				)}
			</PersonSection>
		</PanelFrame>
	);
}

interface LimitsViewGiven {
	readonly limits: OvertimeAccount["limits"];
}

/** The limits that are set, line by line. */
function LimitsView({ limits }: LimitsViewGiven) {
	const { detail: t, form } = useTexts(texts);
	const format = useFormat();
	const { upper, upperNotice, lower, lowerNotice, cap } = limits;
	const rows = [
		[form.upper, upper],
		[`${form.upper}: ${form.upperNotice}`, upperNotice],
		[form.lower, lower],
		[`${form.lower}: ${form.lowerNotice}`, lowerNotice],
		[form.cap, cap],
	] as const;
	const set = rows.filter(([, minutes]) => minutes !== null);
	if (set.length === 0) return t.noLimits;
	return (
		<Facts>
			{set.map(([label, minutes]) => (
				<Fact key={label} label={label}>
					{`${format.hours(minutes ?? 0)} h`}
				</Fact>
			))}
		</Facts>
	);
}
