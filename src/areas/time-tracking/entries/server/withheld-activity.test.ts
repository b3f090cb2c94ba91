import { expect, test } from "vitest";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { testChanges } from "./test-changes.ts";

const server = useTestServer();

test("an activity that is withheld from a person is not entered by hand either; what was entered stays changeable", async () => {
	const { enter, edit, worker, activities, tenantId, extra } = await testChanges(server());
	const { id } = (await enter("boss", { state: "APPROVED" })).answer;
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into activity_override (tenant_id, user_id, activity_id, class_type, is_allowed)
			values ($1, $2, $3, 'WORKTIME', false)`,
			[tenantId, worker("lena").id, activities.work],
		),
	);
	const span = ["13:00", "14:00"];
	expect((await enter("lena", { span })).refusal).toMatchObject({
		code: "ACTIVITY_NOT_BOOKABLE",
		message: "Auf diese Tätigkeit kann nicht gebucht werden.",
	});
	expect((await enter("boss", { span })).status).toBe(409);
	const { overtime: activityId } = extra;
	expect((await enter("lena", { span, activityId })).status).toBe(200);
	expect((await edit("boss", id, 1)).status).toBe(200);
});
