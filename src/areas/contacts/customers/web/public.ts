export { openCustomerPicker } from "./customer-picker/open-customer-picker.ts";
