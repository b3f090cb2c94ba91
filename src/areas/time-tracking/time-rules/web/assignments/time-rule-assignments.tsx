import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { api } from "#kit/web/api.ts";
import { useRange } from "#kit/web/person-record/use-period.ts";
import { removeEntry } from "#kit/web/remove-entry.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleAnswer, RuleAssignment } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { changeRule, renewRules } from "../rules-shown.ts";
import { AssignmentForm, useOpenedForm } from "./assign-form.tsx";

/** For whom a rule holds, and the way to give it to more. */
export function AssignmentsSection({ rule }: { readonly rule: RuleAnswer }) {
	const t = useTexts(texts).assignments;
	const mayWrite = useMay("timerules.manage", "WRITE");
	const { isOpen, opener, close } = useOpenedForm(t.adding);
	return (
		<Section title={t.title} aside={mayWrite && opener}>
			{rule.assignments.length === 0 && <EmptyState text={t.none} />}
			<ul className="rule-list">
				{rule.assignments.map((one) => (
					<Assignment key={one.id} rule={rule} assignment={one} />
				))}
			</ul>
			<p className="rule-note">{t.nearest}</p>
			{mayWrite && isOpen && <AssignmentForm rule={rule} close={close} />}
		</Section>
	);
}

interface AssignmentGiven {
	readonly rule: RuleAnswer;
	readonly assignment: RuleAssignment;
}

function Assignment({ rule: { id, version }, assignment }: AssignmentGiven) {
	const t = useTexts(texts).assignments;
	const range = useRange();
	const mayWrite = useMay("timerules.manage", "WRITE");
	const mayDelete = useMay("timerules.manage", "FULL");
	const { id: assignmentId, target, targetName, validFrom, validTo } = assignment;
	const name = [t[target], targetName].filter(Boolean).join(" ");
	const today = isoOfDay(dayNow());
	const canEnd = validFrom <= today && (validTo === null || validTo > today) && mayWrite;
	const ended = { id, assignmentId, version, validFrom, validTo: today };
	const end = () => changeRule(t.end, () => api(contract.updateTimeRuleAssignment, ended));
	const remove = () =>
		removeEntry({
			title: t.removing,
			text: t.removeText,
			remove: () => api(contract.deleteTimeRuleAssignment, { id, assignmentId }),
			renew: renewRules,
		});
	return (
		<li className="rule-row">
			<div>
				{name}
				<small>{range(validFrom, validTo)}</small>
			</div>
			{canEnd && (
				<Button
					size="compact-sm"
					variant="subtle"
					aria-label={t.endOf(name)}
					onClick={() => void end()}
				>
					{t.endToday}
				</Button>
			)}
			{mayDelete && (
				<IconButton icon={IconTrash} label={t.remove(name)} onClick={() => void remove()} />
			)}
		</li>
	);
}
