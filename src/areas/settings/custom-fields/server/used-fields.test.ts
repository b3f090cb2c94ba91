import { expect, test } from "vitest";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { fieldOf, makeFields, option } from "./test-fields.ts";

const server = useTestServer();

async function used() {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	const [m, l] = [option("M"), option("L")];
	const made = await makeFields(alma, [{ key: "groesse", type: "OPTION", options: [m, l] }]);
	await alma.call(users.updateUserCustomFields, {
		userId: company.ids.Mia as string,
		version: 1,
		custom: { groesse: m.id },
	});
	const id = made.fields.groesse?.id ?? "";
	const update = async (more: object, version = 1) =>
		alma.call(contract.updateCustomField, {
			...fieldOf(made.groupId, { key: "groesse", name: "groesse", ...more }),
			id,
			version,
		});
	return { alma, id, update, m, l, company };
}

test("keep type and chosen options; others may go, chosen ones be switched off", async () => {
	const { update, m, l, alma, id } = await used();
	const type = await update({ type: "TEXT", options: [] });
	expect([type.status, type.refusal.code]).toEqual([409, "CUSTOM_FIELD_TYPE_IN_USE"]);
	const gone = await update({ type: "OPTION", options: [l] });
	expect(gone.refusal.code).toBe("CUSTOM_FIELD_OPTION_IN_USE");
	const options = [{ ...m, isEnabled: false }];
	const off = await update({ type: "OPTION", options });
	expect(off.answer.options).toEqual(options);
	const { answer } = await alma.call(contract.getCustomFieldUsage, { id });
	expect(answer).toEqual({ count: 1 });
});

test("are removed by a job; until it is done the field takes neither values nor changes", async () => {
	const { alma, id, company } = await used();
	const refused = await alma.call(contract.deleteCustomField, { id });
	expect([refused.status, refused.refusal.code]).toEqual([409, "IN_USE"]);
	const removal = { id, removeValues: true };
	const { answer } = await alma.call(contract.deleteCustomField, removal);
	expect(answer.jobId).not.toBeNull();
	const again = await alma.call(contract.deleteCustomField, removal);
	expect(again.refusal.code).toBe("CUSTOM_FIELD_IS_GOING");
	const restored = await alma.call(contract.updateCustomFieldState, {
		id,
		version: 2,
		isEnabled: true,
	});
	expect(restored.refusal.code).toBe("CUSTOM_FIELD_IS_GOING");
	const write = await alma.call(users.updateUserCustomFields, {
		userId: company.ids.Sven as string,
		version: 1,
		custom: { groesse: null },
	});
	expect(write.refusal.details[0]?.field).toBe("custom.groesse");
});

test("a type without values may change", async () => {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	const { groupId, fields } = await makeFields(alma, [{ key: "spind" }]);
	const { answer } = await alma.call(contract.updateCustomField, {
		...fieldOf(groupId, { name: "spind", type: "NUMBER" }),
		id: fields.spind?.id ?? "",
		version: 1,
	});
	expect(answer.type).toBe("NUMBER");
});
