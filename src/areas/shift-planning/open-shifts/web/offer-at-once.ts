import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { renewOffers } from "./renew-offers.ts";
import { texts } from "./text.ts";

/** Opens shifts and tells those whom they fit. */
export function offerAtOnce(shifts: readonly { readonly id: string; readonly version: number }[]) {
	const { replace: t } = currentTexts(texts);
	return attempt({
		context: t.offer,
		act: async () => {
			const { told } = await api(contract.offerShifts, { shifts: [...shifts] });
			toast({ type: "positive", title: told === 0 ? t.toldNobody : t.told(told) });
		},
		renew: renewOffers,
	});
}
