import { PersonSection } from "#areas/staff/users/web/public.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { OvertimeAccount } from "../contract/fields.ts";
import { texts } from "../text.ts";
import { AccountFigures } from "./account-figures.tsx";
import { AccountView } from "./account-panel.tsx";
import { EntryList } from "./entry-list.tsx";
import { type ofUser, overtimeLimits, overtimeModifications } from "./panels.ts";

/** As many of the newest entries as one takes in at a glance. */
const shownEntries = 5;

/** A person's overtime: what it comes to, its limits, its newest entries. */
export default function OvertimeDetailPanel({ userId }: PanelProps<typeof ofUser>) {
	const { detail: t, list } = useTexts(texts);
	const mayLimit = useMay("overtime.manage", "FULL");
	const open = (panel: typeof overtimeLimits) => () =>
		openPanel(panel, { userId }, { stack: "sub" });
	return (
		<AccountView userId={userId}>
			{({ account }) => (
				<>
					<Section label={list.balanceMinutes}>
						<AccountFigures userId={userId} account={account} />
					</Section>
					<PersonSection
						title={list.state}
						action={mayLimit && { label: t.limitsEdit, run: open(overtimeLimits) }}
					>
						<LimitsView limits={account.limits} />
					</PersonSection>
					<PersonSection
						title={t.entries}
						action={
							account.entries.length > 0 && {
								label: t.allEntries,
								run: open(overtimeModifications),
							}
						}
					>
						{account.entries.length === 0 ? (
							t.noEntries
						) : (
							<EntryList entries={account.entries.slice(0, shownEntries)} />
						)}
					</PersonSection>
				</>
			)}
		</AccountView>
	);
}

/** The limits that are set, line by line. */
function LimitsView({ limits }: { readonly limits: OvertimeAccount["limits"] }) {
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
