import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const { as, ids } = await testCompany(server());
	const alma = as("Alma");
	const firstAider = { name: "Ersthelfer", color: "#1f8a70" };
	const { id } = (await alma.call(contract.createTag, firstAider)).answer;
	for (const name of ["Mia", "Sven"])
		await alma.call(contract.putUserTags, { userId: ids[name] as string, tagIds: [id] });
	await take("all", alma, contract.listTags, {});
	await take("firstAider", alma, contract.getTag, { id });
	const red = { ...firstAider, color: "#b8401a", version: 1 };
	await take("red", alma, contract.updateTag, { id, ...red });
	await take("firstAider", alma, contract.deleteTag, { id });
});
