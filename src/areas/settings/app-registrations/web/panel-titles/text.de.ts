export const texts = {
	list: "App-Registrierungen",
	create: "App registrieren",
	qr: "QR-Code",
} as const;
