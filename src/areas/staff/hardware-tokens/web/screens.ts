import { IconFingerprint, IconKey, IconNfc, IconPassword } from "@tabler/icons-react";
import { useUserName } from "#areas/staff/users/web/public.ts";
import { heldScreens } from "#kit/web/held-record/held-screens.ts";
import { hardwareTokens } from "../contract.ts";
import { texts } from "../text.ts";
import { usersHardwareTokenCreate } from "./panels.ts";

const icons = {
	FINGERPRINT: IconFingerprint,
	TRANSPONDER: IconKey,
	PIN: IconPassword,
	NFC: IconNfc,
};

export const tokenScreens = heldScreens({
	data: hardwareTokens,
	words: (language) => texts[language].list,
	lineOf: ({ type, hint }, language) => {
		const { types, list } = texts[language];
		const detail = hint === "" ? undefined : list.ending(hint);
		return { icon: icons[type], title: types[type], detail };
	},
	useName: useUserName,
	topic: "HARDWARETOKENS",
	create: usersHardwareTokenCreate,
});
