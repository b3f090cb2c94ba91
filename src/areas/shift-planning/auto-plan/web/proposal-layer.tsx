import { useEffect, useMemo } from "react";
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
		/** Whether the item was one of the layer. */
		readonly onOpen: (item: TimelineItem) => boolean;
	}) => void;
}

/** Proposals that wait, laid over the plan; shows nothing itself. */
export default function ProposalLayer({ asked: { from, to, unitIds }, plan, onLayer }: Given) {
	const t = useTexts(texts);
	const input = useMemo(() => ({ from, to, ...(unitIds && { unitIds }) }), [from, to, unitIds]);
	const { data } = useApi(contract.listAutoPlans, input, { keep: true });
	useLiveTopic(autoPlanTopic, () => void renew(contract.listAutoPlans));
	const dropped = useStore(droppedStore);
	useEffect(() => {
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
			onOpen: ({ id }) => {
				const ghost = ghosts.get(id);
				if (ghost !== undefined) toggleDropped(ghost.planId, ghost.key);
				return ghost !== undefined;
			},
		});
	}, [data, plan, dropped, onLayer, t]);
	return null;
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
