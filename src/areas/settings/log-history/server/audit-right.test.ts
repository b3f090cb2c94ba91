import { expect, test } from "vitest";
import { permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { trace } from "./test-trace.ts";

const server = useTestServer();
const wageId = "01a1fd2c-47a0-70d1-9a38-0000000000b1";
const tagId = "01a1fd2c-47a0-70d1-9a38-0000000000b2";
const keyId = "01a1fd2c-47a0-70d1-9a38-0000000000b3";

test("the right to the history opens that of everything within its reach, but no figures of wages", async () => {
	const people = { Rita: {}, Nina: { unit: "Nord" } };
	const company = await testCompany(server(), people, async (tenant, ids) => {
		await permit(tenant, ids.Rita, ["audit.manage"], "READ", "GLOBAL");
		await permit(tenant, ids.Nina, ["audit.manage"], "READ");
		const after = { kind: "HOURLY", cents: 1850 };
		await trace(tenant, [
			{ entity: "wage", entityId: wageId, subject: ids.Mia, after },
			{ entity: "tag", entityId: tagId, after: { name: "Nacht" } },
			{ entity: "api_key", entityId: keyId, after: { name: "Lohn" } },
		]);
	});
	const read = async (who: string, entity: string, entityId: string) => {
		const { answer } = await company.as(who).call(contract.getLogHistory, { entity, entityId });
		return answer.events.map(({ changes, isMasked }) => ({
			fields: changes.map(({ field }) => field.join(".")),
			isMasked,
		}));
	};
	expect(await read("Rita", "wage", wageId)).toEqual([{ fields: ["kind"], isMasked: true }]);
	expect(await read("Rita", "tag", tagId)).toEqual([{ fields: ["name"], isMasked: false }]);
	expect(await read("Rita", "api_key", keyId)).toHaveLength(1);
	// what concerns the whole company takes the right for the whole company
	expect(await read("Nina", "api_key", keyId)).toEqual([]);
});
