import { contract as tokens } from "#areas/staff/hardware-tokens/contract.ts";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { contract as bookings } from "#areas/time-tracking/bookings/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

const cards = { Mia: "04A2246F", Sven: "04A2247A" };

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, show }) => {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	for (const [name, value] of Object.entries(cards)) {
		const userId = company.ids[name] as string;
		await alma.call(tokens.createHardwareToken, { userId, type: "NFC", value });
	}
	const entrance = { name: "Eingang", siteId: company.siteId };
	const { id } = (await alma.call(contract.createTerminal, entrance)).answer;
	const named = { id, siteId: company.siteId };
	await alma.call(contract.updateTerminal, { ...named, version: 1, name: "Eingang Nord" });
	const pairing = async () => (await alma.call(contract.createTerminalPairing, { id })).answer;
	await bookWith((await pairing()).code, company.tenantNo);

	await take("north", alma, contract.listTerminals, {});
	await take("north", alma, contract.getTerminal, { id });
	await take("two", alma, contract.countHardwareTokens, { id });
	const { code, tenantNo } = await take("again", alma, contract.createTerminalPairing, { id });
	show(code, "ABCDE23456");
	show(tenantNo, "10001");
	const south = { ...named, version: 2, name: "Eingang Süd" };
	await take("south", alma, contract.updateTerminal, south);
});

/** The terminal is paired and passes on its 4711th booking. */
async function bookWith(code: string, tenantNo: string) {
	const device = server().browser();
	const { token } = (await device.call(contract.pairTerminal, { tenantNo, code })).answer;
	const terminal = server().browser();
	for (const name of Object.keys(terminal.headers)) delete terminal.headers[name];
	terminal.headers.authorization = `Bearer ${token}`;
	const now = server().clock.now();
	await terminal.call(bookings.createBooking, {
		...{ bookingId: newId(now.getTime()), timestamp: now.toISOString(), action: "START" },
		...{ hardwareToken: { type: "NFC", value: cards.Mia }, sequence: 4711 },
	});
}
