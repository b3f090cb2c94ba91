import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { closedLine, exportOffice, month } from "./test-exports.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const { take, takeRefusal, show } = recorder;
	const office = await exportOffice(server());
	const { paula, configId, map, make } = office;
	show(configId, "01a1fd2c-47a0-70d1-9a38-0000000000e1");
	await take("one", paula, contract.listPayrollExportConfigs, { isEnabled: true, pageSize: 1000 });
	await take("bare", paula, contract.getWageMappings, { id: configId });
	await map("1000");
	// nobody has said how it travels
	await closedLine(office, "FEI-STD");
	await take("faulty", paula, contract.previewPayrollExport, { configId, month });
	await take("none", paula, contract.listPayrollExports, { configId, month });
	const { id } = (await make({ acceptOmitted: true })).answer;
	await take("made", paula, contract.listPayrollExports, { configId, month });
	await take("inside", paula, contract.getPayrollExportPeople, { configId, month, exportId: id });
	await map("1010");
	await takeRefusal("differs", paula, contract.repeatPayrollExport, { id });
});
