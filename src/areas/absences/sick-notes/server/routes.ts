import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import {
	createSickNote,
	deleteSickNote,
	updateSickNote,
	updateSickness,
} from "./change-sickness.ts";
import { getSickness } from "./get-sickness.ts";

export const routes = serve(contract, {
	getSickness,
	updateSickness,
	createSickNote,
	updateSickNote,
	deleteSickNote,
});
