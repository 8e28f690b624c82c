export default function DemoEditor(_p: {value:string;onChange(v:string):void;label:string;onLeave():void}) { return null; }
