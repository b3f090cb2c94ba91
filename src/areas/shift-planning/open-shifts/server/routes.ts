import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { claimShift, withdrawClaim } from "./claims/claim-shift.ts";
import { grantClaim, listShiftClaims } from "./claims/grant-claim.ts";
import { listShiftOffers } from "./claims/list-offers.ts";
import { listAwayShifts, listReplacements } from "./replace/list-replacements.ts";
import { offerShifts } from "./replace/offer-shifts.ts";
import { approveSwap, declineSwap, withdrawSwap } from "./swaps/decide-swap.ts";
import { listShiftSwaps } from "./swaps/list-swaps.ts";
import { listSwapPartners, offerShift } from "./swaps/offer-shift.ts";
import { takeSwap } from "./swaps/take-swap.ts";

export const routes = serve(contract, {
	listShiftOffers,
	claimShift,
	withdrawClaim,
	listShiftClaims,
	grantClaim,
	listAwayShifts,
	listReplacements,
	offerShifts,
	listShiftSwaps,
	listSwapPartners,
	offerShift,
	takeSwap,
	approveSwap,
	declineSwap,
	withdrawSwap,
});
