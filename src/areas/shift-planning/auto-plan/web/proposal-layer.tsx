import { useLayoutEffect, useMemo } from "react";
import type { PlanFigures } from "#areas/shift-planning/shifts/contract/plan-people.ts";
import type { ShiftPlan } from "#areas/shift-planning/shifts/contract.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { useStore } from "#kit/ui/create-store.ts";
import type { TimelineItem } from "#kit/ui/timeline/timeline-given.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { type AutoPlan, autoPlanTopic, contract, type ProposedShift } from "../contract.ts";
import { droppedOf, droppedStore, toggleDropped } from "./dropped-store.ts";
import { clockTimes, isProposed } from "./proposed-shifts.ts";
import { texts } from "./text.ts";

interface Given {
	readonly asked: { readonly from: string; readonly to: string; readonly unitIds?: string[] };
	readonly plan: ShiftPlan | undefined;
	readonly onLayer: (layer: {
		readonly items: readonly TimelineItem[];
		/** What of it is chosen. */
		readonly proposed: readonly ProposedShift[];
		/** Of whom it concerns what her month comes to with it. */
		readonly figures: ReadonlyMap<string, PlanFigures>;
		/** Whether the item was one of the layer. */
		readonly onOpen: (item: TimelineItem) => boolean;
	}) => void;
}

/** Proposals that wait, laid over the plan; shows nothing itself. */
export default function ProposalLayer({ asked: { from, to, unitIds }, plan, onLayer }: Given) {
	const t = useTexts(texts);
	const input = useMemo(() => ({ from, to, ...(unitIds && { unitIds }) }), [from, to, unitIds]);
	const { data } = useApi(contract.listAutoPlans, input, { keep: true });
	useLiveTopic(autoPlanTopic, renewProposals);
	const dropped = useStore(droppedStore);
	const figures = useFigures({ from, to }, data?.plans ?? noPlans, dropped);
	// before anything is painted: the plan waits for what is known
	useLayoutEffect(() => {
		if (data === undefined || plan === undefined) return;
		const ghosts = new Map(
			data.plans.flatMap((one) =>
				one.shifts
					.filter(isProposed)
					.map((shift) => [idOf(one, shift.key), { planId: one.id, key: shift.key }] as const),
			),
		);
		onLayer({
			items: data.plans.flatMap((one) =>
				ghostsOf(one, plan, droppedOf(dropped, one.id), t.layer.fixed),
			),
			proposed: data.plans.flatMap((one) => {
				const without = droppedOf(dropped, one.id);
				return one.shifts.filter((shift) => isProposed(shift) && !without.has(shift.key));
			}),
			figures,
			onOpen: ({ id }) => {
				const ghost = ghosts.get(id);
				if (ghost !== undefined) toggleDropped(ghost.planId, ghost.key);
				return ghost !== undefined;
			},
		});
	}, [data, plan, dropped, figures, onLayer, t]);
	return null;
}

const noPlans: readonly AutoPlan[] = [];
const noFigures: ReadonlyMap<string, PlanFigures> = new Map();

function renewProposals(): void {
	void renew(contract.listAutoPlans);
	renewFigures();
}

const renewFigures = () => void renew(contract.getProposalFigures);

/** What months come to with all that is chosen; said by the server, as of the plan itself. */
function useFigures(
	range: { readonly from: string; readonly to: string },
	plans: readonly AutoPlan[],
	dropped: ReturnType<typeof droppedStore.get>,
): ReadonlyMap<string, PlanFigures> {
	const ids = plans.flatMap(({ id, shifts }) => (shifts.some(isProposed) ? [id] : []));
	const without = ids.flatMap((id) => [...droppedOf(dropped, id)]);
	const enabled = ids.length > 0;
	const asked = { ...range, ids, without };
	const { data } = useApi(contract.getProposalFigures, asked, { keep: true, enabled });
	useLiveTopic("SHIFTS", renewFigures);
	return useMemo(
		() =>
			data === undefined || !enabled
				? noFigures
				: new Map(data.people.map(({ userId, figures }) => [userId, figures])),
		[data, enabled],
	);
}

const idOf = ({ id }: AutoPlan, key: string) => `proposal ${id} ${key}`;

function ghostsOf(
	proposal: AutoPlan,
	{ activities }: ShiftPlan,
	dropped: ReadonlySet<string>,
	fixedWhy: string,
): TimelineItem[] {
	const kinds = new Map(activities.map((one) => [one.id, one]));
	return proposal.shifts.filter(isProposed).map((shift): TimelineItem => {
		const kind = kinds.get(shift.activityId);
		const day = dayOfIso(shift.day);
		return {
			...{ id: idOf(proposal, shift.key), rowId: shift.userId as string, from: day, to: day },
			...{ state: "PLANNED", tone: kind?.color ?? "", label: kind?.name ?? "" },
			...{ short: kind?.code ?? kind?.name.slice(0, 2) ?? "", beginMinute: shift.beginMinute },
			...{ note: clockTimes(shift), shortNote: clockTimes(shift, true), isFixed: true, fixedWhy },
			proposal: dropped.has(shift.key) ? "DROPPED" : "CHOSEN",
		};
	});
}
