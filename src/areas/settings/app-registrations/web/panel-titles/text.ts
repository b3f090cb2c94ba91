import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	list: ["App-Registrierungen", "App registrations"],
	create: ["App registrieren", "Register an app"],
	qr: ["QR-Code", "QR code"],
});
