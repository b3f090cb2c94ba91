import { Button } from "@mantine/core";
import { IconMask } from "@tabler/icons-react";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { beginAnew } from "./impersonate-button.tsx";
import "./impersonation.css";

/** Says all the time as whom one acts, and leads back. */
export default function ImpersonationBanner() {
	const t = useTexts(texts);
	const { provider, firstName, lastName } = useSession();
	const { mutate, isPending } = useAction(contract.endImpersonation, {
		context: t.ending,
		onDone: ({ isBack }) => beginAnew(isBack ? "/" : "/login"),
	});
	if (provider !== "IMPERSONATION") return null;
	return (
		<div className="impersonation-banner">
			<IconMask size={18} stroke={1.7} aria-hidden />
			<span role="status">{t.acting(`${firstName} ${lastName}`)}</span>
			<Button size="compact-sm" variant="default" loading={isPending} onClick={() => mutate({})}>
				{t.end}
			</Button>
		</div>
	);
}
