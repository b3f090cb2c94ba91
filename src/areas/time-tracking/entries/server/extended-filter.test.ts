import { expect, test } from "vitest";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testChanges } from "./test-changes.ts";

const server = useTestServer();
type Asked = GivenOf<typeof contract.listTimeTrackingsOf>;

test("classes, projects, customers, sources and wanted changes narrow the list", async () => {
	const { enter, ask, approved, browser, extra, activities, worker } = await testChanges(server());
	const changed = await approved();
	await ask("lena", changed, 1);
	await enter("lena", { span: ["13:00", "13:30"], activityId: activities.pause });
	await enter("lena", { span: ["14:00", "15:00"], projectNodeId: extra.node });
	await worker("tom").book({ action: "START", activityId: activities.work });
	const shown = async (asked: Asked) => {
		const list = contract.listTimeTrackingsOf;
		const { answer } = await browser("boss").call(list, asked);
		return answer.items.map(({ begin }) => begin.slice(8, 16)).sort();
	};
	expect(await shown({ classTypes: ["PAUSE"] })).toEqual(["20T13:00"]);
	expect(await shown({ hasChange: "true" })).toEqual(["20T08:00"]);
	expect(await shown({ hasChange: "false" })).toHaveLength(3);
	const projects = async (who: string) => browser(who).call(contract.listTrackingProjects, {});
	expect((await projects("boss")).answer).toEqual({
		projects: [{ id: expect.any(String), name: "Umbau" }],
		customers: [],
	});
	expect((await projects("head")).answer.projects).toEqual([]);
	expect((await projects("lena")).status).toBe(403);
	const rows = await browser("boss").call(contract.listTimeTrackingsOf, {});
	const projectId = rows.answer.items.find(({ project }) => project)?.project?.id;
	expect(await shown({ projectIds: [projectId ?? ""] })).toEqual(["20T14:00"]);
	expect(await shown({ projectIds: [newId(0)] })).toEqual([]);
	expect(await shown({ customerIds: [newId(0)] })).toEqual([]);
	expect(await shown({ sources: ["TERMINAL"] })).toEqual([]);
	expect(await shown({ sources: ["MANUAL", "APP"] })).toHaveLength(4);
	const malformed = await browser("boss").fetch("/api/managed-time-trackings?classTypes=LEAVE");
	expect(malformed.status).toBe(400);
});
