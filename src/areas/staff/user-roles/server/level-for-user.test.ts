import { expect, test } from "vitest";
import { contract as tags } from "#areas/staff/tags/contract.ts";
import { permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { statementsOf } from "#kit/testing/statements-of.ts";
import { useTestServer } from "#kit/testing/test-server.ts";

const server = useTestServer();

test("whatever level is held, and wherever, it is one question", async () => {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["users.manage"], "WRITE");
	});
	const userId = company.ids.Mia as string;
	for (const who of ["Alma", "Hanna", "Leo"]) {
		const sent = await statementsOf(server(), () =>
			company.as(who).call(tags.putUserTags, { userId, tagIds: [] }),
		);
		const questions = sent.filter(({ text }) => /as found$/.test(text.trim()));
		const different = new Set(questions.map((one) => JSON.stringify(one)));
		expect([who, different.size]).toEqual([who, 1]);
	}
});
