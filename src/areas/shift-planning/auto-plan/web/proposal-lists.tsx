import { Checkbox } from "@mantine/core";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { useStore } from "#kit/ui/create-store.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { type AutoPlan, contract, type ProposedShift } from "../contract.ts";
import { droppedOf, droppedStore, toggleDropped } from "./dropped-store.ts";
import { OpenList } from "./open-list.tsx";
import { clockTimes, isProposed } from "./proposed-shifts.ts";
import { texts } from "./text.ts";

interface Given {
	readonly plan: AutoPlan;
}

/** What stays open comes first, then what is no longer possible, then person by person what is proposed. */
export function ProposalLists({ plan }: Given) {
	const t = useTexts(texts);
	const words = useWords(plan);
	const open = plan.shifts.filter(({ userId }) => userId === null);
	const failed = plan.shifts.filter(({ state }) => state === "IMPOSSIBLE");
	return (
		<>
			{open.length > 0 && (
				<Section title={`${t.staysOpen} (${open.length})`}>
					<OpenList open={open} whenOf={words.when} />
				</Section>
			)}
			{failed.length > 0 && (
				<Section title={t.impossible}>
					<ul className="auto-plan-list">
						{failed.map((shift) => (
							<li key={shift.key}>
								<span>{words.when(shift)}</span>
								<small>{t.changedSince}</small>
							</li>
						))}
					</ul>
				</Section>
			)}
			<Proposed plan={plan} words={words} />
		</>
	);
}

interface ProposedGiven extends Given {
	readonly words: ReturnType<typeof useWords>;
}

function Proposed({ plan, words }: ProposedGiven) {
	const t = useTexts(texts);
	const dropped = droppedOf(useStore(droppedStore), plan.id);
	const people = Map.groupBy(plan.shifts.filter(isProposed), ({ userId }) => userId as string);
	const named = [...people].map(([id, own]) => ({ name: words.nameOf(id), id, own }));
	if (named.length === 0) return null;
	return (
		<Section title={t.proposed}>
			{named
				.toSorted((one, other) => one.name.localeCompare(other.name))
				.map(({ id, name, own }) => (
					<fieldset key={id} className="auto-plan-person">
						<legend>{name}</legend>
						{own.map((shift) => (
							<Checkbox
								key={shift.key}
								size="xs"
								label={words.when(shift)}
								checked={!dropped.has(shift.key)}
								disabled={!plan.mayAccept || plan.state !== "READY"}
								onChange={() => toggleDropped(plan.id, shift.key)}
							/>
						))}
					</fieldset>
				))}
		</Section>
	);
}

/** Names of kinds are those of the plan of the same days; people may be of a site that is not shown, and are told with what the proposal comes to. */
function useWords({ id: planId, state, from, to, unitId }: AutoPlan) {
	const format = useFormat();
	const { data } = useApi(shifts.getShiftPlan, { from, to, unitIds: [unitId] }, { keep: true });
	const whole = { id: planId, without: [] };
	const given = useApi(contract.getProposalBalance, whole, { enabled: state === "READY" });
	const kinds = new Map((data?.activities ?? []).map(({ id, name }) => [id, name]));
	const people = [...(data?.people ?? []), ...(given.data?.shares ?? []).map(({ user }) => user)];
	const names = new Map(
		people.map(({ id, firstName, lastName }) => [id, `${lastName}, ${firstName}`]),
	);
	return {
		nameOf: (id: string) => names.get(id) ?? "…",
		when: (shift: ProposedShift) =>
			[format.day(shift.day), kinds.get(shift.activityId), clockTimes(shift)]
				.filter(Boolean)
				.join(" "),
	};
}
