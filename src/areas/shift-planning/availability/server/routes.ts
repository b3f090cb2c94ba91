import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { listAvailabilities } from "./list-availabilities.ts";
import { setAvailability } from "./set-availability.ts";

export const routes = serve(contract, { listAvailabilities, setAvailability });
