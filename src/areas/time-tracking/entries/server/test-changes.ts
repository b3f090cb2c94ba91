import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { moment, testDesk } from "./test-desk.ts";

type Desk = Awaited<ReturnType<typeof testDesk>>;
type Span = readonly [begin: string, end: string];

/** The desk with what changes an entry: half an hour later, unless said otherwise. */
export async function testChanges(server: TestServer) {
	const desk = await testDesk(server);
	const approved = async () => (await desk.enter("boss", { state: "APPROVED" })).answer.id;
	return { ...desk, ...changing(desk), ...deciding(desk), approved };
}

function changing({ browser, activities }: Desk) {
	const times = ([begin, end]: Span) => ({
		begin: moment(begin),
		end: moment(end),
		activityId: activities.work,
	});
	const later: Span = ["08:30", "12:30"];
	const edit = (who: string, id: string, version: number, span = later) =>
		browser(who).call(contract.updateTimeTracking, { id, version, ...times(span) });
	const ask = (who: string, id: string, version: number, span = later) =>
		browser(who).call(contract.requestTimeTrackingChange, {
			id,
			version,
			...times(span),
			reason: "Falsch gestempelt",
		});
	const remove = (who: string, id: string, version = 1) =>
		browser(who).call(contract.deleteTimeTracking, { id, version });
	return { edit, ask, remove };
}

function deciding({ browser }: Desk) {
	/** Approves a wanted change; rejects it where a reason is said. */
	const decide = (who: string, changeRequestId: string, reason?: string) => {
		const wanted = { changeRequestId, version: 1 };
		return reason === undefined
			? browser(who).call(contract.approveChangeRequest, wanted)
			: browser(who).call(contract.rejectChangeRequest, { ...wanted, reason });
	};
	const withdraw = (who: string, changeRequestId: string, version = 1) =>
		browser(who).call(contract.deleteChangeRequest, { changeRequestId, version });
	return { decide, withdraw };
}
