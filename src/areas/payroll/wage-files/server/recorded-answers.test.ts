import { lugFile } from "#domain/wage-file/check-wage-file.cases.ts";
import { textOf } from "#domain/wage-file/wage-file-case.ts";
import { openOffice } from "#kit/testing/open-office.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** The file of the web test: leave of a quarter of a day, hours in the wrong field, a weekend that was forgotten. */
const faultyFile = textOf(
	"1234567;54321;06/2026",
	"101;;;1000;168,50;;;;;;;",
	"101;8;U;;2,00;0,25;;;;;;",
	"102;12;K;;8,00;1,00;;;;;;",
	"102;15;K;;8,00;1,00;;;;;;",
);

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const { browser } = await openOffice(server(), { key: "payroll.manage", level: "READ" });
	const format = "DATEV_LUG";
	await take("clean", browser, contract.checkWageFile, { format, text: lugFile });
	await take("faulty", browser, contract.checkWageFile, { format, text: faultyFile });
});
