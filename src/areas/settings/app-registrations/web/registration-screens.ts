import { IconQrcode } from "@tabler/icons-react";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import type { MasterScreens } from "#kit/web/master-data/master-screens.ts";
import { recordScreens } from "#kit/web/records/record-screens.tsx";
import { currentTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { appRegistrations, contract } from "../contract.ts";
import { texts } from "../text.ts";
import { settingsAppRegistrationCreate, settingsAppRegistrationQr } from "./panels.ts";

export const screens: MasterScreens = recordScreens({
	data: appRegistrations,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { create: settingsAppRegistrationCreate },
	columns: ["person", "device", "state", "pairedAt"],
	widths: { state: 110 },
	actions: ({ id, state }) => (state === "REVOKED" ? [] : [showQr(id)]),
	ending: {
		label: ["Widerrufen", "Revoke"],
		isOpen: ({ state }) => state !== "REVOKED",
		run: (device) => void revoke(device),
	},
});

const showQr = (id: string) => ({
	id: "qr",
	label: currentTexts(texts).revoke.showQr,
	icon: IconQrcode,
	run: () => openPanel(settingsAppRegistrationQr, { id }, { stack: "sub" }),
});

async function revoke(given: { readonly id: string; readonly device: string }): Promise<void> {
	const { id, device } = given;
	const { text, ...asked } = currentTexts(texts).revoke;
	if ((await confirm({ ...asked, text: text(device), danger: true })) === null) return;
	await attempt({
		context: asked.confirm,
		act: () => api(contract.deleteAppRegistration, { id }),
		renew: () => renew(contract.listAppRegistrations),
	});
}
