import { contract as absences } from "#areas/absences/requests/contract.ts";
import { contract as management } from "#areas/home/management/contract.ts";
import { contract as targetActual } from "#areas/time-tracking/target-actual/contract.ts";
import type { Reply } from "#kit/testing/test-browser.ts";
import { figure, limitFigure, type Tell } from "../bench.ts";
import { freeWeeks, type Week } from "./free-weeks.ts";
import type { LeaveStage } from "./leave-reads.ts";
import { median } from "./percentile.ts";
import { browserOf } from "./working-stage.ts";

/** Of each department: people are dealt to them in turn. */
const departments = 20;
const most = 50;
/** Until the server has compiled what it does. */
const warmings = 5;

interface Asked {
	readonly person: number;
	readonly week: Week;
	readonly id: string;
	readonly took: number;
}

/** People of a department ask for a week, its leader looks at what waits and approves one after the other. */
export async function askedAndDecided(stage: LeaveStage, tell: Tell): Promise<void> {
	const asked = await askAll(stage);
	const leader = browserOf(stage.address, stage.company.leader);
	const looks: number[] = [];
	for (let nth = 0; nth < warmings * 4; nth++) {
		const { took } = await timed(() => leader.call(management.listDecisions, {}));
		if (nth >= warmings) looks.push(took);
	}
	tell(figure(`inbox with ${asked.length} requests`, median(looks), "ms"));
	const decided: number[] = [];
	for (const one of asked) decided.push(await decide(stage, one));
	const requests = median(asked.slice(warmings).map(({ took }) => took));
	const decisions = median(decided.slice(warmings));
	tell(
		figure("request", requests, "ms"),
		figure("decision, and the month with its days reckoned anew", decisions, "ms"),
		limitFigure("request and decision", requests + decisions, 150, "ms"),
	);
}

async function askAll({ cluster, company, address }: LeaveStage): Promise<Asked[]> {
	const weeks = await freeWeeks(cluster.bareUrl, company);
	const asked: Asked[] = [];
	for (let person = 0; person < weeks.length && asked.length < most; person += departments) {
		const week = weeks[person] as Week;
		const browser = browserOf(address, company.cookie(person));
		const wanted = { userId: company.userIds[person] as string, ...week };
		const { took, reply } = await timed(() =>
			browser.call(absences.requestAbsence, { ...wanted, activityId: company.leaveActivityId }),
		);
		asked.push({ person, week, id: reply.answer.id, took });
	}
	return asked;
}

async function decide({ company, address }: LeaveStage, { person, week, id }: Asked) {
	const leader = browserOf(address, company.leader);
	const approved = await timed(() => leader.call(absences.approveAbsence, { id, version: 1 }));
	const userId = company.userIds[person] as string;
	const looked = await timed(() =>
		leader.call(targetActual.getTargetActual, { userId, month: week.from.slice(0, 7) }),
	);
	if (approved.reply.answer.state !== "APPROVED") throw new Error("It is not approved.");
	return approved.took + looked.took;
}

async function timed<A>(work: () => Promise<Reply<A>>) {
	const begin = performance.now();
	const reply = await work();
	if (reply.status !== 200) throw new Error(reply.refusal.message);
	return { took: performance.now() - begin, reply };
}
